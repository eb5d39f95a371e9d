/** An address, which may be written encoded, as browsers copy it, or not. A percent sign that encodes nothing is taken literally. */
export function decodedAddress(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
