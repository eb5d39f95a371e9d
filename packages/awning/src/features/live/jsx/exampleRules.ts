/** What an example in JSX can import. */
export const importable = ['react', 'react-dom'] as const

/** The message of the error of an example that shows nothing. */
export const nothingShown = 'nothing to show: write "export default" before a component'
