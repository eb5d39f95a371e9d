/**
 * The path of a file that a link names. Unlike in an address, nothing in it stays encoded: `C%2B%2B.md` is the file
 * `C++.md`. Except slashes, which no name contains: what is encoded to look like a name must not become a path. A percent
 * sign that encodes nothing is taken literally.
 */
export function decodedFilePath(written: string): string {
  try {
    return decodeURIComponent(written.replace(/%(?=2f|5c)/gi, '%25'))
  } catch {
    return written
  }
}
