import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatMail } from '../functions/_shared/smtp-mailer.ts'
import type { SendMail } from '../functions/_shared/mail.ts'

export function sendIntoFolder(folder: string): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true })
    const time = mail.date.toISOString().replaceAll(':', '-')
    const file = join(folder, `${time}-${mail.id}.eml`)
    // Readers never see half a mail.
    await writeFile(`${file}.part`, await formatMail(mail))
    await rename(`${file}.part`, file)
  }
}
