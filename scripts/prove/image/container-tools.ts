import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandResult, runCommand, runToEnd } from './run-command.ts'

const tools = ['/usr/bin/buildah', '/usr/bin/podman', '/usr/sbin/runc', '/usr/sbin/debootstrap']

/** The container tools buildah and podman, which use a separate storage. */
export interface ContainerTools {
  buildah(...args: string[]): Promise<string>
  podman(...args: string[]): Promise<string>
  /** Runs podman until it ends, whatever its exit code is. */
  tryPodman(...args: string[]): Promise<CommandResult>
}

/**
 * Opens buildah and podman from Debian's packages with a storage in a folder. The storage uses overlay file systems,
 * or copies if the kernel does not support overlays.
 */
export async function openContainerTools(folder: string): Promise<ContainerTools> {
  if (process.getuid?.() !== 0 || !tools.every((file) => existsSync(file)))
    throw new Error(
      'Needed, as root: apt-get install --no-install-recommends buildah podman runc debootstrap',
    )
  const environment = { CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf') }
  const podmanArgs = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'] as const
  const tryPodman = (...args: string[]) => runToEnd(['podman', ...podmanArgs, ...args], environment)
  for (const driver of ['overlay', 'vfs']) {
    const storage = join(folder, driver)
    mkdirSync(storage)
    const places = `graphroot = "${storage}/images"\nrunroot = "${storage}/run"\n`
    writeFileSync(environment.CONTAINERS_STORAGE_CONF, `[storage]\ndriver = "${driver}"\n${places}`)
    const { code } = await tryPodman('info')
    if (code !== 0) continue
    console.log(`storage: ${driver}`)
    return {
      buildah: (...args) => runCommand(['buildah', ...args], environment),
      podman: (...args) => runCommand(['podman', ...podmanArgs, ...args], environment),
      tryPodman,
    }
  }
  throw new Error('podman can store images neither by overlay nor by vfs')
}
