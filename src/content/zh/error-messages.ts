import type { ErrorMessages } from '../en/error-messages.ts'

export const errorMessages: ErrorMessages | null = {
  too_many: '从您的网络发来的表格太多，请过一会儿再试。',
  too_many_for_all: '我们现在收到的表格太多，暂时收不下了。这不是您的问题，请过一个小时再试。',
  too_large: '内容太长，无法发送，请缩短一些。',
  request_timeout: '发送超时了，请再试一次。',
  not_kept: '我们现在收不到您发送的内容，请过几分钟再试。',
  foreign_origin: '这份表格只能从我们的网站发送。',
  email_malformed: '请检查电邮地址，格式应该像name@example.com',
  message_too_short: '请再多写一点。',
  not_accepted: '这份表格有些内容不能接受，请逐栏检查。',
  unexpected: '我们这边出了问题，请稍后再试。',
}
