/** Styles that come with the code that needs them, and only then; the policy allows them, unlike an inline sheet. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
