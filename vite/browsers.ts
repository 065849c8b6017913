import { readFileSync } from 'node:fs'

const { browserslist }: { browserslist: { production: string[] } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Vite's build targets: the oldest browsers in which pages can be read and forms sent (package.json). */
export const oldestBrowsers = browserslist.production.map((line) => {
  const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
  if (!name)
    throw new Error(`package.json: "${line}" should name a browser and its oldest version.`)
  return `${name === 'ios_saf' ? 'ios' : name}${version}`
})
