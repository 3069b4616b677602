import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { createScratchCopy } from '../scratch-copy.ts'
import { buildBaseImage } from './base-image.ts'
import { openContainerTools } from './container-tools.ts'
import { testContainers } from './containers.ts'

const image = 'localhost/portal'

/**
 * Builds the image and runs it as it should run: a worker and a web server, under a user other than root, with a
 * read-only root file system. Passes if their health checks succeed, a page that the worker published is served, no
 * code can be written, and SIGTERM makes them exit with 0.
 */
export async function testImage(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'))
  // The build reads the sources for minutes, so it uses a copy: the originals may change meanwhile.
  const sources = createScratchCopy()
  const tools = await openContainerTools(folder)
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  try {
    await cluster.create('portal')
    console.log('Making a base image from Debian packages ...')
    const base = await buildBaseImage(tools, folder)
    console.log('Building the image: npm ci twice, and the pages ...')
    const bases = ['BUILD_IMAGE', 'BASE_IMAGE'].flatMap((name) => ['--build-arg', `${name}=${base}`])
    // The build steps run without isolated containers, because containers would need more privileges. The resulting
    // image is the same.
    const options = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker']
    await tools.buildah('build', ...options, ...bases, '--tag', image, sources)
    return await testContainers(tools, image, cluster.urlOf('portal'))
  } finally {
    await tools.tryPodman('rm', '--force', '--all', '--volumes', '--time', '1')
    await tools.tryPodman('rmi', '--force', '--all')
    await cluster.stop()
    for (const each of [folder, sources]) rmSync(each, { recursive: true, force: true })
  }
}
