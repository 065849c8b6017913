import type { LegalEditions } from '../types.ts'

/** The editions of the legal texts, the newest first, as in English. */
export const editions: LegalEditions = {
  privacy: [
    {
      version: '1.2',
      inForceSince: '2026-11-28',
      changed: '退出等候名单的人，其电邮地址转成的代码会保留到名单删除为止。有三处文字精简。',
    },
    {
      version: '1.1',
      inForceSince: '2026-11-27',
      changed:
        '不再写明会给等候名单上的人写几次信。等候名单保留到开放登记，连同页面的语言和本通知的版本。处理资料的公司只作说明，不列名称。',
    },
    {
      version: '1.0',
      inForceSince: '2026-11-22',
      changed: '第一版。',
    },
  ],
  terms: [
    {
      version: '1.2',
      inForceSince: '2026-11-28',
      changed: '有两处文字精简。写明英文版和马来文版具同等效力。',
    },
    {
      version: '1.1',
      inForceSince: '2026-11-27',
      changed: '说明数字来源列在哪里。责任限额不变，文字精简。',
    },
    {
      version: '1.0',
      inForceSince: '2026-11-22',
      changed: '第一版。',
    },
  ],
}
