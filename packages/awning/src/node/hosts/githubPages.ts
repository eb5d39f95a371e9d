import { writtenBy, type HostSite } from './hostSite.ts'

/** A workflow of GitHub Actions. */
export function githubWorkflow(site: HostSite): string {
  return `# ${writtenBy('github-pages', site)}
# In the settings of the repository, under Pages, choose "GitHub Actions" as the source.
name: Site
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
  cancel-in-progress: true
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with:
          # The whole history, for the dates of last changes.
          fetch-depth: 0
      - uses: actions/setup-node@v7
        with:
          node-version: 22
          cache: npm
      - uses: actions/cache@v6
        with:
          path: .cache
          key: awning-\${{ github.run_id }}
          restore-keys: awning-
      - run: npm ci
      - run: npx awning build
      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist
          # Without it, files whose names begin with a dot are left out.
          include-hidden-files: true
  deploy:
    needs: build
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v5
`
}
