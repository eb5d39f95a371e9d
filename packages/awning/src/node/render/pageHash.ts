/** The hash of the inputs of a page: of what it has in common with others, and of the data that it shows itself. */
export function pageHash(frame: string, shown: string): string {
  return frame + shown
}

/** The hash of the data that the page shows. */
export function shownPart(pageHash: string): string {
  return pageHash.slice(pageHash.length / 2)
}
