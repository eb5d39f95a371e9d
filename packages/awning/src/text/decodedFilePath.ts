/**
 * The path of a file that a link names. Unlike in an address, nothing in it stays encoded: `C%2B%2B.md` is the
 * file `C++.md`. A percent sign that encodes nothing is taken literally.
 */
export function decodedFilePath(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
