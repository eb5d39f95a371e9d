/** The entry `awning/client`: for components of a site that run in the browser. */
export { replaceQuery, usePageQuery } from '../client/pageQuery.ts'
export { Icon } from '../theme/icons/icons.tsx'
export { Picture } from '../theme/picture/Picture.tsx'
export { Spinner } from '../theme/progress/Spinner.tsx'
export { useIsSlow } from '../theme/progress/useIsSlow.ts'
