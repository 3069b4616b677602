import type { IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'

/**
 * The address at which LinkedIn adds a certificate to a profile, with the fields that it knows: months from 1 to 12.
 * @example linkedInAddress(certificate, 'Security Learning', 'https://example.org/certificate/verify/C-1')
 */
export function linkedInAddress(own: IssuedCertificate, issuer: string, verifyAt: string): string {
  const [issued, ends] = [new Date(own.validFrom), new Date(own.validUntil)]
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: own.certificationName,
    organizationName: issuer,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    expirationYear: String(ends.getUTCFullYear()),
    expirationMonth: String(ends.getUTCMonth() + 1),
    certUrl: verifyAt,
    certId: own.number,
  })}`
}
