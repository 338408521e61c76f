// Search goes by whole words, and by single characters in Chinese. The separator is that of mkdocs.yml.
// Named by the theme, which looks for it before it makes its search.
var __search = {
  transform: query =>
    query
      .replace(/[\s\u200b!-/:-@[-^`{-~\u00a1-\u00bf\u2010-\u203e\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+/g, " ")
      .replace(/[\u3400-\u9fff]/g, " +$& ")
      .trim(),
};
