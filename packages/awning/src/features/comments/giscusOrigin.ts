/** Where the frame with the comments comes from. */
export const giscusOrigin = 'https://giscus.app'
