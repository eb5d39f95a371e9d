import type { SiteSettings } from '../../config/site.ts'
import type { ImportReport } from './importReport.ts'
import type { ImportTarget } from './importTarget.ts'
import type { SourceFolder } from './source/sourceFolder.ts'

/** What an importer reads from, writes to and reports to. */
export interface ImportJob {
  /** The site that is imported. Nothing in it is ever written. */
  readonly source: SourceFolder
  /** The new site. Files are written when the importer has finished without an error. */
  readonly target: ImportTarget
  readonly report: ImportReport
}

/** A way from one kind of site to files and settings of this engine. */
export interface Importer {
  /** How messages call it: `Docusaurus`. */
  readonly name: string
  /** The settings that such a site has, for the message that there are none. */
  readonly looksLike: string
  /** Whether the folder is such a site. */
  readonly detect: (source: SourceFolder) => boolean
  /** Adds all files but the settings to the target, and returns the settings. */
  readonly run: (job: ImportJob) => Promise<SiteSettings>
}
