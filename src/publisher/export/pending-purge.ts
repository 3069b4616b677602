import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of the file that lists the URLs still to be purged from the CDN. */
export const pendingPurgeName = 'purge.json'

/** Stores the URLs of changed files in the exported folder until the CDN has purged them. */
export class PendingPurge {
  private readonly file: string

  constructor(folder: string) {
    this.file = join(folder, pendingPurgeName)
  }

  async read(): Promise<string[]> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined)
    return text === undefined ? [] : (JSON.parse(text) as string[])
  }

  async add(addresses: readonly string[]): Promise<void> {
    if (addresses.length > 0) await this.write([...new Set([...(await this.read()), ...addresses])].sort())
  }

  /** Removes URLs that have been purged. */
  async remove(purged: readonly string[]): Promise<void> {
    const left = (await this.read()).filter((address) => !purged.includes(address))
    await (left.length === 0 ? rm(this.file, { force: true }) : this.write(left))
  }

  private async write(addresses: readonly string[]): Promise<void> {
    const part = `${this.file}.part`
    await mkdir(join(this.file, '..'), { recursive: true })
    await writeFile(part, JSON.stringify(addresses))
    await rename(part, this.file)
  }
}
