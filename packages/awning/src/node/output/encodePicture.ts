import { basename } from 'node:path'
import type { PictureFormat } from '../../config/pictureFormats.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'

/** Of about the same quality; the docs say what was measured. */
export const encoderSettings = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 82 },
} as const satisfies Record<PictureFormat, object>

/** Converts a picture to a format at a width; `place` is what a message about it names. */
export async function encodePicture(
  { file, bytes }: { readonly file: string; readonly bytes: Buffer },
  { format, width }: { readonly format: PictureFormat; readonly width: number },
  place: () => Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Promise<Buffer> {
  // Loaded only when needed: it is twenty megabytes of code, and many sites have no photographs.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, encoderSettings[format])
      .toBuffer()
  } catch (error) {
    throw damaged(basename(file), place(), error)
  }
}

/** The measured size of a picture comes from its beginning, so damage behind it is only found here. */
function damaged(
  name: string,
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
  error: unknown,
): BuildFailure {
  const reason = error instanceof Error ? error.message : String(error)
  return new BuildFailure(
    formatDiagnostics([
      {
        severity: 'error',
        ...place,
        message: `the picture ${name} is damaged and cannot be converted: ${reason.split('\n', 1)[0]}`,
        hint: 'Save it again with a program for pictures, or replace it.',
      },
    ]),
  )
}
