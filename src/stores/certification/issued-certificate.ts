import { atom } from 'nanostores'
import { getBadge } from '../../contract/learning/badge.ts'
import { getMyCertificates, renewCertificate, setPublicName } from '../../contract/learning/certificate.ts'
import {
  getCertificateLink,
  getCompanyCertificatesLink,
} from '../../contract/learning/certificate-document.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { BadgeKind } from '../../domain/certificate/badge.ts'
import type { Certificate } from '../../domain/certificate/certificate.ts'
import { environment } from '../../environment/environment.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'

/** A certificate that was issued and therefore has a number. */
export type IssuedCertificate = Certificate & {
  id: number
  number: string
  validFrom: string
  validUntil: string
}

export type CertificateState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | {
      state: 'ready'
      certificate: IssuedCertificate
      picture: string | null
      renewing: Certificate | undefined
    }

/**
 * The certificate of the page, with the URL of its picture. `renewing` is an application for renewal that waits for
 * a decision.
 */
export const $certificate = atom<CertificateState>({ state: 'loading' })

/** Loads one of the learner's certificates by its number. */
export async function loadCertificate(number: string): Promise<void> {
  const { api } = environment()
  const result = await api.call(getMyCertificates, {})
  if (!result.ok) return $certificate.set({ state: 'failed' })
  // Only an issued certificate has a number; an application has neither an id nor dates.
  const issued = result.value.find((each): each is IssuedCertificate => each.number === number.toUpperCase())
  if (!issued) return $certificate.set({ state: 'missing' })
  const renewing = result.value.find(
    (each) =>
      each.id === null && each.status === 'underReview' && each.certificationId === issued.certificationId,
  )
  const current = $certificate.get()
  const currentPicture = current.state === 'ready' ? current.picture : null
  $certificate.set({ state: 'ready', certificate: issued, picture: currentPicture, renewing })
  if (currentPicture || issued.status === 'revoked') return
  const picture = await api.call(getCertificateLink, { id: issued.id, picture: true })
  if (picture.ok)
    $certificate.set({ state: 'ready', certificate: issued, picture: picture.value.link, renewing })
}

/**
 * Opens the PDF of the certificate. Returns 'companyMissing' if the company should be printed but the account has
 * none.
 */
export async function openCertificatePdf(
  id: number,
  showCompany: boolean,
): Promise<'companyMissing' | undefined> {
  const { api, navigation } = environment()
  const result = await api.call(getCertificateLink, { id, showCompany })
  if (result.ok) navigation.go(result.value.link)
  else if (result.failure.kind === 'refused' && result.failure.code === codeByReason.companyMissing)
    return 'companyMissing'
  else reportUnreachable(result.failure)
  return undefined
}

/** Opens the digital badge of the certificate or of its medal. */
export async function downloadBadge(id: number, kind: BadgeKind): Promise<void> {
  const { api, navigation } = environment()
  const result = await api.call(getBadge, { id, kind })
  if (result.ok) navigation.go(result.value.link)
  else reportUnreachable(result.failure)
}

/**
 * Opens the PDF of all certificates of the learner's company. Returns 'companyMissing' if the account has no
 * company.
 */
export async function downloadCompanyCertificates(): Promise<'companyMissing' | undefined> {
  const { api, navigation } = environment()
  const result = await api.call(getCompanyCertificatesLink, {})
  if (result.ok) navigation.go(result.value.link)
  else if (result.failure.kind === 'refused' && result.failure.code === codeByReason.companyMissing)
    return 'companyMissing'
  else reportUnreachable(result.failure)
  return undefined
}

/**
 * Sets whether company queries show the holder's name. The new choice is displayed immediately and reverted if
 * saving fails.
 */
export async function changePublicName(issued: IssuedCertificate, isPublic: boolean): Promise<void> {
  const show = (publicName: boolean) => {
    const current = $certificate.get()
    if (current.state === 'ready') $certificate.set({ ...current, certificate: { ...issued, publicName } })
  }
  show(isPublic)
  const result = await environment().api.call(setPublicName, { id: issued.id, consent: isPublic })
  if (result.ok) return showToast('notices:saved')
  show(issued.publicName)
  reportUnreachable(result.failure)
}

/**
 * Applies for the renewal in a country. Returns whether the server accepted the application. If the server refuses
 * it, a popup shows the reason.
 */
export async function applyForRenewal(issued: IssuedCertificate, country: string): Promise<boolean> {
  const { id, certificationId, number } = issued
  const result = await environment().api.call(renewCertificate, { id, certificationId, country })
  if (result.ok) showToast('notices:renewalSent')
  else reportUnreachable(result.failure)
  await loadCertificate(number)
  return result.ok
}
