/** The values that W3C WebDriver and BiDi give to keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const namedKeys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** `Control+k` as values; a name that is not known would be typed as text. */
export function keyValues(keys: string): string[] {
  return keys.split('+').map((key) => {
    const value = [...key].length === 1 ? key : namedKeys[key]
    if (value === undefined) throw new Error(`${key} is not in keys.ts`)
    return value
  })
}
