import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { secretVariables } from '#server/config/secret-files.ts'
import { processEnvironment } from '#server/environment.ts'
import { type Manifest, mistakesOf } from '../fixtures/kubernetes-manifest.ts'

const folder = 'docs/deploy'
const manifests = globSync(`${folder}/kubernetes/*.yaml`)
  .sort()
  .flatMap((file) =>
    parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest),
  )
const find = (kind: string, name: string) =>
  manifests.find(
    (each) => each.kind === kind && (each.metadata as { name: string }).name === name,
  ) as Manifest

const knownVariables = new Set([
  ...Object.keys(processEnvironment.shape),
  ...secretVariables.map((name) => `${name}_FILE`),
])
const unknownVariables = (names: readonly string[]) => names.filter((name) => !knownVariables.has(name))

test.each(
  manifests.map((manifest) => [manifest.kind, (manifest.metadata as { name: string }).name, manifest]),
)('the Kubernetes manifest %s %s is valid', async (_kind, _name, manifest) => {
  expect(await mistakesOf(manifest as Manifest)).toEqual([])
})

test('the validation finds wrong types and unknown fields', async () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } }
  const mistakes = (spec: object) => mistakesOf({ ...service, spec })
  expect(await mistakes({ ports: [{ port: 80, targetPort: 'http' }] })).toEqual([])
  expect(await mistakes({ ports: [{ port: 'http' }] })).toEqual(['/spec/ports/0/port violates type'])
  expect(await mistakes({ ports: [{ port: 80, target: 'http' }] })).toEqual([
    '/spec/ports/0/target is unknown',
  ])
})

test('each Kubernetes variable is one of the portal, and each secret file exists in the example', () => {
  const variables = find('ConfigMap', 'portal').data as Record<string, string>
  expect(unknownVariables(Object.keys(variables))).toEqual([])
  const secrets = Object.keys(find('Secret', 'portal').stringData as object)
  const named = Object.entries(variables).flatMap(([name, value]) =>
    name.endsWith('_FILE') ? [value.replace('/run/secrets/portal/', '')] : [],
  )
  expect(named.toSorted()).toEqual(secrets.toSorted())
})

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; secrets?: string[]; depends_on?: object; volumes?: string[] }
  >
  secrets: Record<string, { file: string }>
  volumes: object
}

test('compose.yaml names only variables, secrets, services and volumes that exist', () => {
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose
  const written = readFileSync(`${folder}/make-secrets.sh`, 'utf8')
  for (const [name, service] of Object.entries(compose.services)) {
    const dependencies = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {})
    expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(dependencies))
    expect(Object.keys(compose.secrets), name).toEqual(expect.arrayContaining(service.secrets ?? []))
    for (const volume of service.volumes ?? [])
      if (!volume.startsWith('.')) expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0])
  }
  for (const name of ['migrate', 'web-1', 'web-2', 'worker'])
    expect(unknownVariables(Object.keys(compose.services[name]?.environment ?? {})), name).toEqual([])
  expect(compose.services['web-2']?.environment?.ROLE).toBe('web')
  expect(compose.services.worker?.environment?.ROLE).toBe('worker')
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    expect(file).toBe(`.secrets/${name}`)
    expect(written).toMatch(new RegExp(`^write ${name} `, 'm'))
  }
})

test('each program that a deploy file runs is one of the build', () => {
  const files = ['compose.yaml', 'Dockerfile', ...globSync(`${folder}/{kubernetes,systemd}/*.{yaml,service}`)]
  const programs = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/dist\/process\/([\w-]+)\.js/g), ([, name]) => name),
  )
  expect(programs.length).toBeGreaterThan(4)
  expect(programs.filter((name) => !['server', 'operator', 'publish'].includes(name ?? ''))).toEqual([])
  for (const file of [
    'compose.yaml',
    `${folder}/kubernetes/migrate.yaml`,
    `${folder}/systemd/portal-migrate.service`,
  ])
    expect(readFileSync(file, 'utf8')).toMatch(/dist\/process\/operator\.js,? migrate/)
})

test.each(globSync(`${folder}/systemd/*.service`))('%s sets only variables of the portal', (file) => {
  const text = readFileSync(file, 'utf8')
  const variables = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words]) =>
    (words as string).split(' ').map((word) => word.split('=')[0] as string),
  )
  expect(variables).toContain('DATABASE_URL_FILE')
  expect(unknownVariables(variables)).toEqual([])
})
