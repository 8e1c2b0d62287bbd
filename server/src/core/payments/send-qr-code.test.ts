import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { payingApp } from '../../../test/payment-ground.ts'
import { sessionNotice, startStripePeer } from '../../../test/peers/stripe-peer.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { MailRefusedError } from '../../platform/mail/mailer.ts'
import { deliverPaymentMail } from './deliver-payment-mail.ts'
import { downloadQrCode } from './download-qr-code.ts'
import { drawQrCode } from './draw-qr-code.ts'

const peer = await startStripePeer()

describeOnDatabase('server', 'The QR code', (database) => {
  const { app, client, buyer, deliver } = payingApp(database, peer)

  test('of an open link is a PNG; without an id it is the newest', async () => {
    const { student, link } = await buyer()
    app.clock.advance(1)
    const newer = await client(student).paymentLink({ query: { package_type: '50' } })
    const download = async (query: { payment_id?: string }) => client(student).downloadQrCode({ query })
    const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())
    const named = await download({ payment_id: link.payment_id })
    expect(named.type).toBe('image/png')
    expect(await bytesOf(named)).toEqual(await drawQrCode(link.payment_url))
    expect(await bytesOf(await download({}))).toEqual(await drawQrCode(newer.payment_url))
    expect((await drawQrCode(link.payment_url)).subarray(1, 4).toString()).toBe('PNG')
  })

  test('is mailed with its link to the student’s own address', async () => {
    const { student, link } = await buyer('20')
    expect(await client(student).sendQrCode({ body: {} })).toEqual({ success: true })
    await expect.poll(() => app.mails.find(({ to }) => to === student.email)).toBeTruthy()
    const folder = join(app.services.config.dataDir, 'mail')
    const id = app.mails.find(({ to }) => to === student.email)?.id
    const name = (await readdir(folder)).find((file) => file === `${id}.eml`) ?? ''
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    expect(mail.text).toContain(link.payment_url)
    expect(mail.text).toContain('HKD 20 for 45 credits')
    expect(mail.text).not.toContain('Test checkout')
    expect(mail.attachments).toMatchObject([{ filename: 'payment-qr-code.png', mimeType: 'image/png' }])
    const content = mail.attachments[0]?.content as ArrayBuffer
    expect(Buffer.from(content)).toEqual(await drawQrCode(link.payment_url))
  })

  test('is mailed in the student’s language, in which a refusal is told too', async () => {
    const { student, link } = await buyer('20')
    const names = { first_name: '美', last_name: '陈', study_goal: '' }
    await student.client(usersEndpoints).updateProfile({ body: { ...names, language: 'zh-hans' } })
    await client(student).sendQrCode({ body: {} })
    await expect.poll(() => app.mails.find(({ to }) => to === student.email)).toBeTruthy()
    const mail = app.mails.find(({ to }) => to === student.email)
    expect(mail?.subject).toBe('你的 Lectern 付款链接')
    expect(mail?.text).toContain('美，你好：')
    expect(mail?.text).toContain('在这里支付 HKD 20，可得 45 积分：')
    expect(mail?.text).toContain(link.payment_url)
    await expect(client(student).paymentLink({ query: { package_type: '7' } })).rejects.toMatchObject({
      code: 'invalid',
      message: '没有这个套餐，请选择 HKD 10、20 或 50。',
    })
  })

  test('is mailed five times an hour at most', async () => {
    const { student } = await buyer()
    for (let count = 0; count < 5; count += 1) await client(student).sendQrCode({ body: {} })
    await expect(client(student).sendQrCode({ body: {} })).rejects.toMatchObject({
      status: 429,
      message: 'Too many payment mails were requested. Please wait and try again.',
    })
  })

  test('is there for nobody else, and not once the link is paid or has expired', async () => {
    const { student, link, session } = await buyer()
    const body = { payment_id: link.payment_id }
    // Both refusals are waited for at once: the second may come before the first.
    const expectRefused = (caller: ReturnType<typeof client>, refusal: object) =>
      Promise.all([
        expect(caller.downloadQrCode({ query: body })).rejects.toMatchObject(refusal),
        expect(caller.sendQrCode({ body })).rejects.toMatchObject(refusal),
      ])
    const missing = { status: 404, code: 'not_found' }
    await expectRefused(client(await app.student()), missing)
    await expectRefused((await app.visitor()).client(paymentsEndpoints), { status: 401 })
    await deliver(sessionNotice(peer.pay(session.id), app.clock.now()))
    await expectRefused(client(student), missing)
    const next = await buyer()
    app.clock.advance(23 * 3600)
    await expect(downloadQrCode(app.services, next.student, undefined)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is not mailed any more for a payment that was made in the meantime; a refused mail is given up', async () => {
    const { link, session } = await buyer()
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => {
      sent.push(to)
      throw new MailRefusedError('no such mailbox')
    }
    const services = { ...app.services, mailer: { ...app.services.mailer, send } }
    await deliverPaymentMail(services, { paymentId: link.payment_id })
    expect(sent).toHaveLength(1)
    await deliver(sessionNotice(peer.pay(session.id), app.clock.now()))
    await deliverPaymentMail(services, { paymentId: link.payment_id })
    await deliverPaymentMail(services, { paymentId: crypto.randomUUID() })
    expect(sent).toHaveLength(1)
  })
})
