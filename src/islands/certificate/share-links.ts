import type { IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'

/**
 * Returns the LinkedIn URL that adds a certificate to a profile; months count from 1 to 12.
 * @example linkedInUrl(certificate, 'Security Learning', 'https://example.org/certificate/verify/C-1')
 */
export function linkedInUrl(certificate: IssuedCertificate, issuer: string, verifyAt: string): string {
  const [issued, ends] = [new Date(certificate.validFrom), new Date(certificate.validUntil)]
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.certificationName,
    organizationName: issuer,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    expirationYear: String(ends.getUTCFullYear()),
    expirationMonth: String(ends.getUTCMonth() + 1),
    certUrl: verifyAt,
    certId: certificate.number,
  })}`
}
