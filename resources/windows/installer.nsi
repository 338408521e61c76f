; Installer for Windows; `package` defines VERSION, STAGE (folder with the files), LIST (macro that removes them), ICON
; and OUT. For one user, or as administrator for all of them; /S installs without questions, /D=FOLDER elsewhere.
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Navsmith"
!define CLASSES "Software\Classes"
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE ; /AllUsers, /CurrentUser
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "Navsmith"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "UninstallString"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include x64.nsh
!include "${LIST}"

Name "Navsmith ${VERSION}"
OutFile "${OUT}"
BrandingText " "
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Navsmith"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installer of Navsmith"
VIAddVersionKey LegalCopyright "Navsmith contributors. MIT License."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\navsmith.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Russian
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE SimpChinese
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString programs ${LANG_ENGLISH} "Navsmith"
LangString programs ${LANG_GERMAN} "Navsmith"
LangString programs ${LANG_RUSSIAN} "Navsmith"
LangString programs ${LANG_PORTUGUESEBR} "Navsmith"
LangString programs ${LANG_FRENCH} "Navsmith"
LangString programs ${LANG_SIMPCHINESE} "Navsmith"
LangString menu ${LANG_ENGLISH} "Start menu"
LangString menu ${LANG_GERMAN} "Startmenü"
LangString menu ${LANG_RUSSIAN} "Меню «Пуск»"
LangString menu ${LANG_PORTUGUESEBR} "Menu Iniciar"
LangString menu ${LANG_FRENCH} "Menu Démarrer"
LangString menu ${LANG_SIMPCHINESE} "“开始”菜单"
LangString offer ${LANG_ENGLISH} "Offer Navsmith under $\"Open with$\""
LangString offer ${LANG_GERMAN} "Navsmith unter „Öffnen mit“ anbieten"
LangString offer ${LANG_RUSSIAN} "Предлагать Navsmith в «Открыть с помощью»"
LangString offer ${LANG_PORTUGUESEBR} "Oferecer o Navsmith em $\"Abrir com$\""
LangString offer ${LANG_FRENCH} "Proposer Navsmith sous « Ouvrir avec »"
LangString offer ${LANG_SIMPCHINESE} "在“打开方式”中提供 Navsmith"
LangString default ${LANG_ENGLISH} "Open .nav, .navjson and .nod by default"
LangString default ${LANG_GERMAN} ".nav, .navjson und .nod standardmäßig öffnen"
LangString default ${LANG_RUSSIAN} "Открывать .nav, .navjson и .nod по умолчанию"
LangString default ${LANG_PORTUGUESEBR} "Abrir .nav, .navjson e .nod por padrão"
LangString default ${LANG_FRENCH} "Ouvrir .nav, .navjson et .nod par défaut"
LangString default ${LANG_SIMPCHINESE} "默认用 Navsmith 打开 .nav、.navjson 和 .nod"
LangString running ${LANG_ENGLISH} "Please close Navsmith first."
LangString running ${LANG_GERMAN} "Bitte schließen Sie zuerst Navsmith."
LangString running ${LANG_RUSSIAN} "Сначала закройте Navsmith."
LangString running ${LANG_PORTUGUESEBR} "Feche primeiro o Navsmith."
LangString running ${LANG_FRENCH} "Veuillez d'abord fermer Navsmith."
LangString running ${LANG_SIMPCHINESE} "请先关闭 Navsmith。"

; --- File types ---

; Every use of this list does the same with each type: its extension, and what Explorer calls it. These are the extensions
; of the types in resources/linux; Windows knows no more of a name.
!macro eachType DO
  !insertmacro ${DO} nav "Navigation mesh or bot waypoints"
  !insertmacro ${DO} navjson "Bot waypoints as JSON"
  !insertmacro ${DO} nod "GTA IV paths"
  !insertmacro ${DO} dat "San Andreas paths or train tracks"
  !insertmacro ${DO} b "San Andreas saved game"
  !insertmacro ${DO} ain "Source node graph"
  !insertmacro ${DO} graph "Counter-Strike bot graph"
  !insertmacro ${DO} pwf "Counter-Strike bot graph"
  !insertmacro ${DO} way "Quake text waypoints"
  !insertmacro ${DO} wa1 "Quake text waypoints"
  !insertmacro ${DO} wa2 "Quake text waypoints"
  !insertmacro ${DO} wa3 "Quake text waypoints"
  !insertmacro ${DO} wa4 "Quake text waypoints"
  !insertmacro ${DO} wa5 "Quake text waypoints"
  !insertmacro ${DO} wa6 "Quake text waypoints"
  !insertmacro ${DO} wa7 "Quake text waypoints"
  !insertmacro ${DO} wa8 "Quake text waypoints"
  !insertmacro ${DO} wa9 "Quake text waypoints"
  !insertmacro ${DO} bot "Quake text waypoints"
  !insertmacro ${DO} qc "Quake text waypoints"
  !insertmacro ${DO} waypoints "Quake text waypoints"
  !insertmacro ${DO} cache "Quake text waypoints"
  !insertmacro ${DO} hardwired "Quake text waypoints"
!macroend

!macro offerType EXTENSION TITLE
  WriteRegStr SHCTX "${CLASSES}\Navsmith.${EXTENSION}" "" "${TITLE}"
  WriteRegStr SHCTX "${CLASSES}\Navsmith.${EXTENSION}\DefaultIcon" "" "$INSTDIR\navsmith.exe,0"
  WriteRegStr SHCTX "${CLASSES}\Navsmith.${EXTENSION}\shell\open\command" "" '"$INSTDIR\navsmith.exe" "%1"'
  WriteRegStr SHCTX "${CLASSES}\.${EXTENSION}\OpenWithProgids" "Navsmith.${EXTENSION}" ""
  WriteRegStr SHCTX "${CLASSES}\Applications\navsmith.exe\SupportedTypes" ".${EXTENSION}" ""
  WriteRegStr SHCTX "Software\Navsmith\Capabilities\FileAssociations" ".${EXTENSION}" "Navsmith.${EXTENSION}"
!macroend

; The program that was the default comes back when Navsmith is uninstalled.
!macro makeDefault EXTENSION
  ReadRegStr $0 SHCTX "${CLASSES}\.${EXTENSION}" ""
  ${If} $0 != "Navsmith.${EXTENSION}"
    WriteRegStr SHCTX "${CLASSES}\Navsmith.${EXTENSION}" "before" "$0"
    WriteRegStr SHCTX "${CLASSES}\.${EXTENSION}" "" "Navsmith.${EXTENSION}"
  ${EndIf}
!macroend

!macro forgetType EXTENSION TITLE
  ReadRegStr $0 SHCTX "${CLASSES}\.${EXTENSION}" ""
  ReadRegStr $1 SHCTX "${CLASSES}\Navsmith.${EXTENSION}" "before"
  ${If} $0 == "Navsmith.${EXTENSION}"
    ${If} $1 == ""
      DeleteRegValue SHCTX "${CLASSES}\.${EXTENSION}" ""
    ${Else}
      WriteRegStr SHCTX "${CLASSES}\.${EXTENSION}" "" "$1"
    ${EndIf}
  ${EndIf}
  DeleteRegValue SHCTX "${CLASSES}\.${EXTENSION}\OpenWithProgids" "Navsmith.${EXTENSION}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.${EXTENSION}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.${EXTENSION}"
  DeleteRegKey SHCTX "${CLASSES}\Navsmith.${EXTENSION}"
!macroend

!macro tellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

; --- Installing ---

; A program that runs cannot be replaced.
!macro refuseWhileRunning
  ${If} ${FileExists} "$INSTDIR\navsmith.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\navsmith.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(running)" /SD IDOK
      SetErrorLevel 3
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    SetErrorLevel 2
    Abort
  ${EndIf}
  SetRegView 64
  !insertmacro MULTIUSER_INIT
FunctionEnd

Section "$(programs)" program
  SectionIn RO
  !insertmacro refuseWhileRunning
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr SHCTX "${KEY}" DisplayName "Navsmith"
  WriteRegStr SHCTX "${KEY}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${KEY}" DisplayIcon "$INSTDIR\navsmith.exe,0"
  WriteRegStr SHCTX "${KEY}" Publisher "Navsmith contributors"
  WriteRegStr SHCTX "${KEY}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" UninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${KEY}" NoModify 1
  WriteRegDWORD SHCTX "${KEY}" NoRepair 1
  SectionGetSize ${program} $0
  WriteRegDWORD SHCTX "${KEY}" EstimatedSize $0
SectionEnd

Section "$(menu)"
  CreateShortcut "$SMPROGRAMS\Navsmith.lnk" "$INSTDIR\navsmith.exe"
SectionEnd

Section "$(offer)"
  WriteRegStr SHCTX "${CLASSES}\Applications\navsmith.exe\shell\open\command" "" '"$INSTDIR\navsmith.exe" "%1"'
  WriteRegStr SHCTX "${CLASSES}\Applications\navsmith.exe" "FriendlyAppName" "Navsmith"
  WriteRegStr SHCTX "Software\Navsmith\Capabilities" "ApplicationName" "Navsmith"
  WriteRegStr SHCTX "Software\Navsmith\Capabilities" "ApplicationDescription" "Editor for the navigation data of games"
  WriteRegStr SHCTX "Software\RegisteredApplications" "Navsmith" "Software\Navsmith\Capabilities"
  !insertmacro eachType offerType
  !insertmacro tellExplorer
SectionEnd

Section /o "$(default)"
  !insertmacro makeDefault nav
  !insertmacro makeDefault navjson
  !insertmacro makeDefault nod
  !insertmacro tellExplorer
SectionEnd

; --- Uninstalling: everything above, nothing else. Settings, logs and recovered work stay. ---

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

Section un.program
  !insertmacro refuseWhileRunning
  !insertmacro removeInstalled
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Navsmith.lnk"
  !insertmacro eachType forgetType
  DeleteRegKey SHCTX "${CLASSES}\Applications\navsmith.exe"
  DeleteRegKey SHCTX "Software\Navsmith\Capabilities"
  DeleteRegKey /ifempty SHCTX "Software\Navsmith"
  DeleteRegValue SHCTX "Software\RegisteredApplications" "Navsmith"
  DeleteRegKey SHCTX "${KEY}"
  !insertmacro tellExplorer
SectionEnd
