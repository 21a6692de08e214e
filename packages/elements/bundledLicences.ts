import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The licences of the packages that these modules are of, each once: what is bundled must carry them along. */
export function bundledLicences(modules: Iterable<string>): string {
  const folders = [...modules]
    .filter((file) => file.includes('node_modules'))
    .map((file) => packageOf(dirname(file.replace(/^\0/, '').replace(/\?.*$/, ''))))
  const texts = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`
  })
  return `${texts.sort().join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

/** The folder of the package that a file lies in: the nearest with a package.json that has a name. */
function packageOf(folder: string): string {
  const file = join(folder, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version ? folder : packageOf(dirname(folder))
}
