import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ContainerTools } from './container-tools.ts'
import { runCommand } from './run-command.ts'

const certificates = '/etc/ssl/certs/ca-certificates.crt'
const npm = 'npm@11.21.2'

/**
 * Builds an image from Debian's packages, with Node and npm from the npm registry. The image replaces the base
 * images of the Dockerfile, and trusts the certificates that this machine trusts. Returns the name of the image.
 */
export async function buildBaseImage({ podman }: ContainerTools, folder: string): Promise<string> {
  const name = 'localhost/debian-with-node'
  const [root, archive] = [join(folder, 'root'), join(folder, 'root.tar')]
  await runCommand(['debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root])
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'))
  if (existsSync(certificates)) copyFileSync(certificates, join(root, certificates))
  await runCommand(['npm', 'install', '--global', `--prefix=${root}/usr/local`, npm])
  await runCommand([
    'tar',
    '-C',
    root,
    '--exclude=./var/cache',
    '--exclude=./var/lib/apt',
    '-cf',
    archive,
    '.',
  ])
  const variables = { NODE_EXTRA_CA_CERTS: certificates, PATH: '/usr/local/bin:/usr/bin:/bin' }
  const changes = Object.entries(variables).flatMap(([key, value]) => ['--change', `ENV ${key}=${value}`])
  await podman('import', ...changes, archive, name)
  for (const each of [root, archive]) rmSync(each, { recursive: true })
  return name
}
