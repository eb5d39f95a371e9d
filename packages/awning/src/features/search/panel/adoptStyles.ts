/** Adds styles that are part of a lazily loaded script. The content security policy forbids an inline style sheet instead. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
