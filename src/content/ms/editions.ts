import type { LegalEditions } from '../types.ts'

/** The editions of the legal texts, the newest first, as in English. */
export const editions: LegalEditions = {
  privacy: [
    {
      version: '1.2',
      inForceSince: '2026-11-28',
      changed:
        'Bagi mereka yang keluar daripada senarai menunggu, alamat e-mel berkod disimpan sehingga senarai itu dipadamkan. Teks lebih ringkas di tiga tempat.',
    },
    {
      version: '1.1',
      inForceSince: '2026-11-27',
      changed:
        'Kami tidak lagi menyebut berapa kali kami menulis kepada senarai menunggu. Senarai itu disimpan sehingga pendaftaran dibuka, bersama bahasa halaman dan versi notis ini. Syarikat yang memproses data diterangkan, bukan dinamakan.',
    },
    {
      version: '1.0',
      inForceSince: '2026-11-22',
      changed: 'Versi pertama.',
    },
  ],
  terms: [
    {
      version: '1.2',
      inForceSince: '2026-11-28',
      changed: 'Lebih ringkas di dua tempat. Teks bahasa Inggeris dan bahasa Melayu sama taraf.',
    },
    {
      version: '1.1',
      inForceSince: '2026-11-27',
      changed:
        'Ditambah: tempat sumber angka kami. Had liabiliti sama, dengan ayat yang lebih ringkas.',
    },
    {
      version: '1.0',
      inForceSince: '2026-11-22',
      changed: 'Versi pertama.',
    },
  ],
}
