/** The dev server sends it to the page when content has changed. */
export const contentEvent = 'awning:content'
