/** `傳 传|…`: the package has no types for its dictionaries. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string
  export default characters
}
