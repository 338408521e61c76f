"""Makes pages for mkdocs of the project's Markdown, and checks them.

cmark-gfm renders the pages, because it reads them as GitHub does; mkdocs only puts them into its frame. Pages outside docs/
join the site, and links to sources lead to pages with these. Broken links and pages that the navigation lacks are warnings,
which fail a strict build.
"""
import html
import json
import logging
import os
import posixpath
import re
import shutil
import subprocess
import urllib.parse
import warnings
from pathlib import Path

import pygments
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_by_name, get_lexer_for_filename
from pygments.util import ClassNotFound

log = logging.getLogger("mkdocs.plugins.site")
warnings.filterwarnings("ignore", "invalid escape sequence", DeprecationWarning)  # in the theme

top = Path(__file__).resolve().parents[2]
pages_at_top = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
languages = {"pt_BR": "pt-BR", "zh_CN": "zh-CN"}  # names of folders of docs/ that are not the codes of HTML


class Text:
    """A page: path from the top, Markdown, and what cmark-gfm makes of it with ids for its headings."""

    def __init__(self, path):
        self.path = path
        self.markdown = (top / path).read_text(encoding="utf-8")
        self.headings = []  # (level, id, HTML, id without a number at its end)
        command = ["cmark-gfm", "-e", "table", "-e", "strikethrough", "-e", "autolink"]
        output = subprocess.run(command, input=self.markdown, encoding="utf-8", check=True, capture_output=True).stdout
        self.html = re.sub(r"<h([1-6])>(.*?)</h\1>", self._add_id, output, flags=re.DOTALL)
        code_block = r'<pre><code class="language-([^"]+)">(.*?)</code></pre>'
        self.html = re.sub(code_block, highlight_block, self.html, flags=re.DOTALL)
        self.html = re.sub(r"<thead>\n<tr>\n(<th[^>]*></th>\n)+</tr>\n</thead>\n", "", self.html)  # tables without titles
        self.html = re.sub(r"<table>.*?</table>", widen_pictures, self.html, flags=re.DOTALL)
        if "<!-- raw HTML omitted -->" in self.html:
            self.warn("<!--|<[a-z/]", "HTML between Markdown is not shown")

    def _add_id(self, match):
        level, text = match.groups()
        words = html.unescape(re.sub(r"<[^>]*>", "", text)).strip().lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        count = sum(1 for heading in self.headings if heading[3] == name)
        anchor = f"{name}-{count}" if count else name
        self.headings.append((int(level), anchor, text, name))
        link = "" if level == "1" else f'<a class="headerlink" href="#{anchor}" title="Link to this place"></a>'
        return f'<h{level} id="{anchor}">{text}{link}</h{level}>'

    def anchors(self):
        return {heading[1] for heading in self.headings}

    def contents(self):
        """The headings as mkdocs takes them: a tree."""
        tree = []
        open_items = [(0, tree)]
        for level, anchor, text, _ in self.headings:
            item = {"level": level, "id": anchor, "name": re.sub(r"</?a\b[^>]*>", "", text), "children": []}
            while open_items[-1][0] >= level:
                open_items.pop()
            open_items[-1][1].append(item)
            open_items.append((level, item["children"]))
        return get_toc(tree)

    def warn(self, pattern, message):
        lines = self.markdown.split("\n")
        number = next((i for i, line in enumerate(lines, 1) if re.search(pattern, line)), 1)
        log.warning(f"{self.path}:{number}: {message}")


def widen_pictures(match):
    """Gives the columns of a table of pictures the same width."""
    table = match.group(0)
    if "<img " not in table:
        return table
    return table.replace("<table>", '<table style="display: table; table-layout: fixed; width: 100%">', 1)


def highlight(code, lexer):
    lines = pygments.highlight(code, lexer, HtmlFormatter(nowrap=True))
    return f'<div class="highlight"><pre><code>{lines}</code></pre></div>'


def highlight_block(match):
    language, code = match.groups()
    try:
        return highlight(html.unescape(code), get_lexer_by_name(language))
    except ClassNotFound:
        return match.group(0)


def place(path):
    """Where a file of the project lies in the site, as the source of a page or a picture."""
    return f"source/{path}.md" if is_source(path) else path.removeprefix("docs/")


def address(path):
    """The same as an address from the top of the site."""
    parent, name = posixpath.split(place(path))
    if name == "README.md":
        name = "index.md"
    return posixpath.join(parent, re.sub(r"\.md$", ".html", name))


def is_source(path):
    """Whether a page shows the file as it is, or lists a folder; not a page of ours and nothing that mkdocs copies."""
    return path not in texts and (not path.startswith("docs/") or (top / path).is_dir())


def resolve(text, link):
    """An address in the site for a link of a page, which it follows from the page's place in the project."""
    parts = urllib.parse.urlsplit(html.unescape(link))
    if parts.scheme or parts.netloc:
        return link
    path = text.path
    if parts.path:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(text.path), urllib.parse.unquote(parts.path)))
    anchor = urllib.parse.unquote(parts.fragment)
    target = urllib.parse.unquote(html.unescape(link))
    where = re.escape(f"]({target}")
    if path.startswith("../") or not (top / path).exists():
        text.warn(where, f"no such file: {target}")
        return link
    if anchor and (path not in texts or anchor not in texts[path].anchors()):
        text.warn(where, f"no such heading: {target}")
    if is_source(path):
        sources.add(path)
    target = posixpath.relpath(address(path), posixpath.dirname(address(text.path)) or ".")
    if path == text.path and anchor:
        target = ""
    return html.escape(urllib.parse.quote(target) + (f"#{urllib.parse.quote(anchor)}" if anchor else ""))


def follow_links(text):
    def replace(match):
        return f'{match.group(1)}"{resolve(text, match.group(2))}"'

    text.html = re.sub(r'(<a href=|<img src=)"([^"]*)"', replace, text.html)
    # A picture is a link to itself, because the page shows it smaller.
    text.html = re.sub(r'<img src="([^"]*)"', r'<img loading="lazy" src="\1"', text.html)
    text.html = re.sub(r'(<img [^>]*src="([^"]*)"[^>]*>)', r'<a href="\2">\1</a>', text.html)


def entry(child, folder):
    """A line of the list of a folder."""
    path = child.relative_to(top).as_posix()
    if path not in texts:
        return f"<code>{html.escape(child.name)}{'/' * child.is_dir()}</code>"
    target = posixpath.relpath(address(path), posixpath.dirname(address(folder)))
    return f'<a href="{target}">{texts[path].headings[0][2]}</a>'


def source_page(path):
    """The page of a source, or of a folder of sources."""
    title = f"<h1><code>{html.escape(path)}</code></h1>"
    if (top / path).is_dir():
        entries = [f"<li>{entry(child, path)}</li>" for child in sorted((top / path).iterdir())]
        return f"{title}<ul>{''.join(entries)}</ul>"
    try:
        lexer = get_lexer_for_filename(path, stripnl=False)
    except ClassNotFound:
        lexer = TextLexer(stripnl=False)
    return title + highlight((top / path).read_text(encoding="utf-8"), lexer)


texts = {}
sources = set()


def on_files(files, config):
    texts.clear()
    sources.clear()
    names = pages_at_top + sorted(f"docs/{file.src_uri}" for file in files.documentation_pages())
    for name in pages_at_top:
        files.append(File(name, str(top), config.site_dir, config.use_directory_urls))
    for name in names:
        texts[name] = Text(name)
    for text in texts.values():
        follow_links(text)
    icon = File("navsmith.svg", str(top / "resources/icons"), config.site_dir, config.use_directory_urls)
    icon.dest_uri = icon.url = "images/navsmith.svg"
    icon.abs_dest_path = os.path.join(config.site_dir, icon.dest_uri)
    files.append(icon)
    return files


def on_nav(nav, config, files):
    listed = {page.file.src_uri for page in nav.pages}
    for file in files.documentation_pages():
        if file.src_uri not in listed:
            log.warning(f"{path_of(file)} is missing in the navigation (resources/site/mkdocs.yml)")
    for path in sorted(sources):
        file = File(place(path), str(top), config.site_dir, config.use_directory_urls)
        files.append(file)
        Page(path, file, config)
    return nav


def path_of(file):
    """The file of the project that a page of mkdocs shows."""
    uri = file.src_uri
    if uri.startswith("source/"):
        return uri.removeprefix("source/").removesuffix(".md")
    return uri if uri in pages_at_top else f"docs/{uri}"


def on_page_read_source(page, config):
    return "" if is_source(path_of(page.file)) else None


def on_page_markdown(markdown, page, config, files):
    return ""  # nothing is left for mkdocs to render


def on_page_content(content, page, config, files):
    path = path_of(page.file)
    if is_source(path):
        return source_page(path)
    page.toc = texts[path].contents()
    page.title = page.title.replace("`", "")
    return texts[path].html


def on_post_page(output, page, config):
    folder = page.file.src_uri.split("/")[0]
    if (top / "docs" / folder / "README.md").exists():
        output = output.replace('<html lang="en"', f'<html lang="{languages.get(folder, folder)}"', 1)
    return output


def on_post_build(config):
    """Leaves sources out of the search index, and makes a script of it: pages that are read without a server may load
    scripts, but no other files. Removes what nothing uses."""
    site = Path(config.site_dir)
    index_file = site / "search/search_index.json"
    index = json.loads(index_file.read_text(encoding="utf-8"))
    index["docs"] = [section for section in index["docs"] if not section["location"].startswith("source/")]
    divided = {section["location"].split("#")[0] for section in index["docs"] if "#" in section["location"]}
    for section in index["docs"]:
        if section["location"] in divided:  # the theme takes the texts of the page's sections
            section["text"] = ""
    for section in index["docs"]:  # lets each character of Chinese be found
        for part in ("title", "text"):
            section[part] = re.sub(r"([\u3400-\u9fff])(?=[\u3400-\u9fff])", "\\1\u200b", section[part])
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    index_file.write_text(text, encoding="utf-8")

    worker = next((site / "assets/javascripts/workers").glob("search.*.js")).read_text(encoding="utf-8")
    script = f"__search.index = Promise.resolve({text});\n"
    script += f"__search.worker = URL.createObjectURL(new Blob([{json.dumps(worker)}]));\n"
    index_file.with_suffix(".js").write_text(script, encoding="utf-8")

    shutil.rmtree(site / "assets/javascripts/lunr")
    for file in [site / "404.html", *site.glob("sitemap.xml*"), *site.glob("assets/**/*.map")]:
        file.unlink()
