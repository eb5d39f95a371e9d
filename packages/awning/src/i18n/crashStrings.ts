/**
 * The strings of the screen that replaces the whole document. They are part of the app's script, because when the shell
 * crashes nothing else may be within reach, so they are apart from the strings that only pages need.
 */
export const crashStrings = {
  zh: { crashTitle: '页面崩溃了。', tryAgain: '再试一次', pageError: '页面错误' },
  en: { crashTitle: 'This page crashed.', tryAgain: 'Try again', pageError: 'Page Error' },
} as const
