import { relative, sep } from 'node:path'
import { formatDiagnostics } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'
import { webpWithHash } from './hashAtEnd.ts'

/** Converts a picture to WebP at a width, to be served under this name. Messages name it from `root` on. */
export async function webp(
  file: string,
  width: number,
  name: string,
  root = process.cwd(),
): Promise<Buffer> {
  // Loaded only when needed: it is twenty megabytes of code, and many sites have no photographs.
  const { default: sharp } = await import('sharp')
  try {
    const picture = await sharp(file)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return webpWithHash(name, picture)
  } catch (error) {
    throw damaged(relative(root, file).replaceAll(sep, '/'), error)
  }
}

/** The measured size of a picture comes from its beginning, so damage behind it is only found here. */
function damaged(file: string, error: unknown): BuildFailure {
  const reason = error instanceof Error ? error.message : String(error)
  return new BuildFailure(
    formatDiagnostics([
      {
        severity: 'error',
        file,
        message: `the picture is damaged and cannot be converted: ${reason.split('\n', 1)[0]}`,
        hint: 'Save it again with a program for pictures, or replace it.',
      },
    ]),
  )
}
