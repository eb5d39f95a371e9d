import { localized, type Sample } from './sample.ts'

/** Components of the page frame. They are on every page, so also on this one; they are listed but not shown again, because a second copy would not work. */
export const pageFrame: readonly Sample[] = [
  {
    name: 'SkipLink',
    file: 'theme/shell/SkipLink.tsx',
    note: localized('在页首按Tab。', 'Press Tab at the top of the page.'),
  },
  {
    name: 'BackToTop',
    file: 'theme/shell/BackToTop.tsx',
    note: localized(
      '往下翻一段，再往上翻一点，它在右下角。',
      'Scroll down, then up a little: bottom right.',
    ),
  },
  {
    name: 'Navbar, Dropdown',
    file: 'theme/navbar/',
    note: localized(
      '就在页首；语言菜单指上去或按下去打开。当前区域的链接带下划线。',
      'At the top. The language menu opens on hover or press; the link of the current area is underlined.',
    ),
  },
  {
    name: 'Menu',
    file: 'theme/menu/Menu.tsx',
    note: localized(
      '窗口窄于997像素时，按左上角的按钮。',
      'Below 997 px: the button at the top left.',
    ),
  },
  {
    name: 'Footer',
    file: 'theme/footer/Footer.tsx',
    note: localized('在页尾。', 'At the bottom of the page.'),
  },
  {
    name: 'SearchButton, SearchPanel',
    file: 'features/search/panel/',
    note: localized('在页首，或按Ctrl K。', 'At the top, or press Ctrl K.'),
  },
  {
    name: 'Shortcuts',
    file: 'theme/shortcuts/Shortcuts.tsx',
    note: localized('按?。', 'Press ?.'),
  },
  {
    name: 'ResumeReading',
    file: 'theme/reading/ResumeReading.tsx',
    note: localized(
      '在长文里读到一半，离开，再回来。',
      'Read half of a long article, leave it, and come back.',
    ),
  },
  {
    name: 'KnowledgeMap, CategoryMap, ReadingPaths, ReadMarks',
    file: 'features/reading-map/',
    note: localized('在文档总览上。', 'On the overview of the docs.'),
  },
  {
    name: 'Related',
    file: 'theme/article/Related.tsx',
    note: localized('在有相关页面的文档末尾。', 'At the end of a doc that has related pages.'),
  },
]
