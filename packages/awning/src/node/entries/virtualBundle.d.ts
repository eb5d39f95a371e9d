declare module 'virtual:vite-rsc/client-references' {
  /** In a build: the loaders of client components by id. */
  const references: Readonly<Record<string, () => Promise<unknown>>>
  export default references
}

declare module 'virtual:vite-rsc/assets-manifest' {
  const manifest: {
    readonly clientEntryUrl?: string | undefined
    /** Style sheets of each server module, by its path. */
    readonly serverResources: Readonly<Record<string, { readonly css: readonly string[] }>>
  }
  export default manifest
}
