declare module 'virtual:vite-rsc/client-references' {}

declare module 'virtual:awning/site-kinds' {
  // A declaration of a virtual module cannot import from a relative path.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const kinds: import('../../pages/kinds.ts').SiteKinds
  export default kinds
}
