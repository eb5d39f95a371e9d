const adopted = new Set<string>()

/**
 * Adds styles that are part of a script, for what appears only after the script has run: they need not
 * be in the style sheet of the page, for which the page waits. The content security policy forbids a
 * `<style>` element, and allows this. The same styles are added once.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
