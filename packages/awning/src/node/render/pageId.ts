import type { Route } from '../../pages/route.ts'

export const pageId = ({ locale, path }: Route): string => `${locale} ${path}`
