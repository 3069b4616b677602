import * as contract from '#src/contract/learning/certificate-document.ts'
import { qrCodeClaimsOf, qrCodeTokenType } from '#src/domain/certificate/qr-code-claims.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { placeOf, routes } from '#src/routes.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import { implementForLearner } from '../../implement.ts'
import { findCompanyCertificates } from '../../services/catalogue/company/find-company-certificates.ts'
import { getCertificateContents } from '../../services/learning/certificate/get-certificate-contents.ts'
import { getLearnerDocumentUrl } from '../../services/platform/document/get-learner-document-url.ts'
import { learnerFileKey } from '../../services/platform/document/learner-file-key.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'
import { signToken } from '../../services/platform/signing-key/sign-token.ts'
import { saveFileForDay } from '../../services/platform/upload/save-upload.ts'
import { createDocumentRequester } from '../publishing/create-document-requester.ts'

export const certificateDocumentRoutes = [
  implementForLearner(contract.getCertificateLink, async (context) => {
    const { db, request, learner, language, tenant, sites, config, secrets, random, now } = context
    // The URL on paper has to work even if sites and languages change, so it leads to the root of the tenant's host.
    const root = rootSiteOf(sites, tenant)
    const place = placeOf(root, root.languages[0] as string, 'desktop')
    const paper = await getCertificateContents(db, {
      learner,
      certificateId: request.id,
      showCompany: request.showCompany ?? false,
      language,
      brand: sites.tenants[tenant].brand,
      verificationUrlOf: (number) => `${config.origins[tenant]}${routes.certificateAt(place, number)}`,
    })
    if (isRefused(paper)) return paper
    const ring = { db, keys: secrets.keys, random, now }
    const signed = await signToken(ring, { type: qrCodeTokenType, claims: qrCodeClaimsOf(paper) })
    const data = { ...paper, codeAt: `${paper.verifyAt}#${signed}` }
    const name = `${translatorOf(language, 'document').t('document:certificate')} ${data.number}`
    const form = request.picture ? ('svg' as const) : ('pdf' as const)
    const link = await getLearnerDocumentUrl(context, createDocumentRequester(context), {
      kind: 'certificate',
      data,
      name,
      form,
    })
    return isRefused(link) ? link : { link }
  }),

  implementForLearner(contract.getCompanyCertificatesLink, async (context) => {
    const { db, ports, secrets, learner, language, tenant, sites, site, now } = context
    const { company, vatNumber } = learner
    if (!site.showCompanyCertificate) return refuse('forbidden')
    if (!company || !vatNumber) return refuse('companyMissing')
    const { holders } = await findCompanyCertificates(db, { vatNumber, language, now, self: learner.id })
    if (holders.length === 0) return refuse('notFound')
    const data = {
      brand: sites.tenants[tenant].brand,
      company,
      vatNumber,
      holders,
      issuedAt: new Date(now).toISOString(),
    }
    // The document names other people, who may withdraw their consent. So the document is rendered for each request
    // and soon deleted.
    const key = learnerFileKey(learner.id, 'company.pdf')
    const bytes = await ports.documents.render('company', language, data)
    await saveFileForDay(db, ports.storage, { key, type: 'application/pdf', bytes }, now)
    const name = `${translatorOf(language, 'document').t('document:company')} ${company}.pdf`
    return { link: signUrl(secrets.keys, key, createDocumentRequester(context).sessionId, now, name) }
  }),
]
