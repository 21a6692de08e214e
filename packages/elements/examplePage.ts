type Scripts = Readonly<Record<string, { integrity: string }>>

/** A page that shows how the files of the folder are used, with the hashes that a browser checks them by. */
export function examplePage(scripts: Scripts): string {
  const integrity = Object.fromEntries(
    Object.entries(scripts).map(([file, { integrity: hash }]) => [`./${file}`, hash]),
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>half-open elements</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="half-open.css" />
    <script type="importmap">${JSON.stringify({ integrity })}</script>
    <script type="module" src="half-open.js" integrity="${integrity['./half-open.js']}"></script>
  </head>
  <body>
    <half-open-detection-lag-bar>
      <p>With TCP keepalive at its defaults a dead connection is believed alive for two hours; watching heartbeats, for minutes.</p>
    </half-open-detection-lag-bar>
  </body>
</html>
`
}
