/** Shown while the dev server starts again; it loads the page as soon as that is there. */
export const waitingPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Starting…</title>
<p>The dev server starts again with the sources of the theme. This page loads by itself.</p>
<script>setInterval(() => fetch(location).then(({ status }) => { if (status !== 503) location.reload() }, () => {}), 500)</script>
`
