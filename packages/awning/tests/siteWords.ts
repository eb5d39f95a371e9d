/** Words of the site that this engine came from: the engine must not know any one site. */
export const siteWords = ['杂', '铺', 'General Store', 'zahuopu', 'general-store']
