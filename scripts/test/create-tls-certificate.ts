import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Creates a self-signed certificate for this machine. Writes portal.pem and portal.key into a folder. */
export function createTlsCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:micro.localhost']
  const keyOptions = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync('openssl', [...keyOptions, ...files, ...subject], { stdio: 'ignore' })
}
