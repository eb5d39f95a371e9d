import { defineSite } from '../../../src/index.ts'

/** A site that has nothing in common with the shop: English alone, docs at the root, no posts. */
export default defineSite({
  url: 'https://handbook.example',
  title: 'Lamp handbook',
  tagline: 'How to care for lamps',
  logo: { image: '/lamp.svg', alt: 'A lamp' },
  docs: { path: '/' },
  navbar: {
    items: [
      { label: 'Guide', to: '/guide/wick' },
      { label: 'About', to: '/about' },
    ],
  },
  theme: {
    colors: { accent: { light: '#1c5d99', dark: '#8ec5ff' } },
  },
})
