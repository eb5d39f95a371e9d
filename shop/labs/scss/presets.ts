/** Examples, each of which shows one feature. */
export const presets = {
  variables: `$accent: teal;
$gap: 8px;

.button {
  padding: $gap 16px;
  background: $accent;
}
.link {
  color: $accent;
}`,
  nesting: `.card {
  padding: 1rem;

  h2 {
    margin: 0;

    a {
      color: inherit;
    }
  }
}`,
  parent: `.card {
  &:hover {
    outline: 1px solid;
  }
  &__title {
    font-weight: bold;
  }
  .dark & {
    color: white;
  }
}`,
  media: `$wide: 40rem;

.list {
  display: grid;

  @media (width >= $wide) {
    grid-template-columns: 1fr 1fr;
  }
}`,
} as const
export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets).filter(
  (name): name is PresetName => name in presets,
)
