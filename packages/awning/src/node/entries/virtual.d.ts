declare module 'virtual:vite-rsc/client-references' {}
