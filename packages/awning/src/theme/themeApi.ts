/**
 * The entry `awning/theme`: what components of a site are built from. It is for files that are
 * imported lazily, such as parts of the theme and pages: Node never loads it.
 */
export { AnnouncementBar } from './announcement/AnnouncementBar.tsx'
export { Pager } from './article/Pager.tsx'
export { Toc, TocBox } from './article/Toc.tsx'
export { NotFound } from './failure/NotFound.tsx'
export { Footer } from './footer/Footer.tsx'
export { Icon, type IconName } from './icons/icons.tsx'
export { ExternalLink } from './link/ExternalLink.tsx'
export { SiteLink } from './link/SiteLink.tsx'
export { Brand } from './navbar/Brand.tsx'
export { Navbar } from './navbar/Navbar.tsx'
export { Picture } from './picture/Picture.tsx'
export { PostPreview } from './posts/PostPreview.tsx'
