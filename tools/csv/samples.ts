import type { Samples } from '#kit/samples.ts'
import { decodeBase64 } from '#lib/base64/base64.ts'
import type * as operations from './operations.ts'

const orders =
  '订单号,日期,商品,数量,金额,已付款\n0012,2026-01-05,"绿茶, 500 g",2,186.50,true\n0013,2026-01-07,红茶,1,59,false\n'
/** What the sample of to-xlsx makes. */
const workbook = () =>
  new File(
    [
      decodeBase64(
        'UEsDBBQAAAAIAAAAIQAKCHnMDQEAAKgCAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbK2SzU7DMBCE7zyF5Suq3XJACCXpgZ8jcCgPsDibxIr/5HVL8vY4acsBlfbSk2XvzHyjlYv1YA3bYSTtXclXYskZOuVr7dqSf25eFw+cUQJXg/EOSz4i8XV1U2zGgMSy2VHJu5TCo5SkOrRAwgd0edL4aCHla2xlANVDi/JuubyXyruELi3SlMGr4hkb2JrEXob8vC8S0RBnT3vhxCo5hGC0gpTncufqP5TFgSCyc9ZQpwPdZgGXJwnT5H/AwfeeNxN1jewDYnoDm1VyMPLbx/7L+16cDznR0jeNVlh7tbXZIihEhJo6xGSNmE9hQbtj7zP8WUxyPlZXLvKbf6EHpdEgXXsLc+iRLOePVv0AUEsDBBQAAAAIAAAAIQAGWceCsgAAACgBAAALAAAAX3JlbHMvLnJlbHOFz00KwjAQBeC9pwizt6kuRKRpNyJ0K/UAMZ3+0CQTkqjt7c3SiuBymJnv8YpqNpo90YeRrIBdlgNDq6gdbS/g1ly2R2AhSttKTRYFLBigKjfFFbWM6ScMowssITYIGGJ0J86DGtDIkJFDmzYdeSNjGn3PnVST7JHv8/zA/acB5cpkdSvA1+0OWLO4FPzfpq4bFZ5JPQza+CPi6yLJ0vcYBcyav8hPd6IpSyjwsuCrguUbUEsDBBQAAAAIAAAAIQB3QP7EugAAABwBAAAPAAAAeGwvd29ya2Jvb2sueG1sjU9LjsIwDN3PKSLvh7SzGKGqLRuExBo4QGhcGtHYlR1+tyf89qzes6z3qxfXOJozigamBspZAQapYx/o0MBuu/qdg9HkyLuRCRu4ocKi/akvLMc989FkPWkDQ0pTZa12A0anM56Q8qdniS7lUw5WJ0HndUBMcbR/RfFvowsEL4dKvvHgvg8dLrk7RaT0MhEcXcrtdQiTQls/E/SNhlzMrTcPXuYlD1z7PBSMVCETWfsSbFvbj8x+lrV3UEsDBBQAAAAIAAAAIQDgQpaKxwAAAKgBAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHOtkMvKwjAQhff/U4TZ/53WhYiYuhHBregDhHR6wTYJmfHStzcoioLgxtVwZpjvHM5ieRl6daLInXcaiiwHRc76qnONhv1u/T8DxWJcZXrvSMNIDMvyb7Gl3kj64bYLrBLEsYZWJMwR2bY0GM58IJcutY+DkSRjg8HYg2kIJ3k+xfjKgPKNqTaVhripClC7MSTj72xf152llbfHgZx8sMCzjwduiSRBTWxINDxXjLdRZIkK+DnM5JdhWMY+lflMctcPe3wruLwCUEsDBBQAAAAIAAAAIQDUPomXYQEAAB0DAAANAAAAeGwvc3R5bGVzLnhtbI1SPW/CMBDd+yss7+AEAapQEgakSF26QKUOLE7skEj+iGyDSH99zzZtAyqCDLnc3Xt3L3qXrc9SoBM3ttMqx+k0wYirWrNOHXL8sSsnrxhZRxWjQiue44FbvC5eMusGwbct5w7BBGVz3DrXrwixdcsltVPdcwWdRhtJHaTmQGxvOGXWk6QgsyRZEkk7hYtMHWUpnUW1PiqX49lvCcXwxkDbco5RHLfRzEuBZz+Rcj9hDJN/GYv7jD1q25WUK2s9l1wUFFmj1bUQXygy+4VOVMDMNKyiksd8Q0VXmS7MiMj4rqDwPCcEv7wT4no5FIqsp85xo0pI0OV7N/TwQwo8iWMC7gH6YOiQzhYjQgiwt9KGwQ38bE5hcyx56KVZZDUXYut9/2yuoOfGw8bdiB3B5gGGzo33JfEKRhl4pKJhGNG+F0MJuc9uYDe3EKDvR1lxUwaTH1DgGO5Rgvigm/wddvENUEsDBBQAAAAIAAAAIQD0oMNWqwEAAJYEAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1spZRJbtwwEEX3OQVR+zQltd1xDElGkCBAgCwCOMOalqrdhEVSIMtqd86QU+QQWcQLH8c+hotSQx4heNiI06/Hz09J+cGZaUSHPmhnC0hnCQi0lau1PS7gx/fPb/dABFK2Vo2zWMAGAxyUb/K18ydhhUiCATYUsCJq96UM1QqNCjPXouWVpfNGEQ/9sQytR1X3RaaRWZIspFHaQpn3cz81rsOtvohbHDl3Egdf6gISVrbKotgcto0mdguCXPsVl/QRm6aADxkIVZHu8BvLCjhyRM7E9f4MxFNL736jBVnmctzodp8NVK4ZnsLoGAkIo876dq1rWhXAiVSngcm/hnEacaOePfR6brf6lLsTBfNtAbdP2mBnq+d2Si+Hc/Qn+6RIlbl3a+HjKsMEx6dtoy0ekud0hmnNBf2F7odWVRwX31hA3yGUus4lMTVKZPUSQq02r0VoQvNahjLu1NJdiuRoxnyyh/lMApMkze6bYhsR05U7iyR7l8vuUbeT2Mvzi6s//+6BIzLdW8x2R+Qd6/PnW59PWn//Muv//z5uffeGN/gePrzh9ZTjL6W8BlBLAQIUABQAAAAIAAAAIQAKCHnMDQEAAKgCAAATAAAAAAAAAAAAAAAAAAAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQAFAAAAAgAAAAhAAZZx4KyAAAAKAEAAAsAAAAAAAAAAAAAAAAAPgEAAF9yZWxzLy5yZWxzUEsBAhQAFAAAAAgAAAAhAHdA/sS6AAAAHAEAAA8AAAAAAAAAAAAAAAAAGQIAAHhsL3dvcmtib29rLnhtbFBLAQIUABQAAAAIAAAAIQDgQpaKxwAAAKgBAAAaAAAAAAAAAAAAAAAAAAADAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc1BLAQIUABQAAAAIAAAAIQDUPomXYQEAAB0DAAANAAAAAAAAAAAAAAAAAP8DAAB4bC9zdHlsZXMueG1sUEsBAhQAFAAAAAgAAAAhAPSgw1arAQAAlgQAABgAAAAAAAAAAAAAAAAAiwUAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLBQYAAAAABgAGAIABAABsBwAAAAA=',
      ) as Uint8Array<ArrayBuffer>,
    ],
    'table.xlsx',
    {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  )

export const samples: Samples<typeof operations> = {
  toJson: [
    {
      title: { en: 'Orders, with codes that keep their zeros', zh: '订单（编号保留前导零）' },
      input: { source: orders },
      output: {
        json: '[\n  {\n    "订单号": "0012",\n    "日期": "2026-01-05",\n    "商品": "绿茶, 500 g",\n    "数量": 2,\n    "金额": 186.50,\n    "已付款": true\n  },\n  {\n    "订单号": "0013",\n    "日期": "2026-01-07",\n    "商品": "红茶",\n    "数量": 1,\n    "金额": 59,\n    "已付款": false\n  }\n]',
        rows: 2,
        columns: 6,
        warnings: [],
      },
    },
    {
      title: { en: 'Columns with dots as objects', zh: '带点的列名转为对象' },
      input: { source: 'id;user.name;user.age;tags.0;tags.1\n7;Ada;36;a;b\n8;;;c;\n', nested: true, empty: 'omit' },
      output: {
        json: '[\n  {\n    "id": 7,\n    "user": {\n      "name": "Ada",\n      "age": 36\n    },\n    "tags": [\n      "a",\n      "b"\n    ]\n  },\n  {\n    "id": 8,\n    "tags": [\n      "c",\n      null\n    ]\n  }\n]',
        rows: 2,
        columns: 5,
        warnings: [],
      },
    },
    {
      title: { en: 'Pasted from Excel', zh: '从 Excel 粘贴' },
      input: { source: 'name\tcity\nAda\tLondon\nAlan\tWilmslow', layout: 'lines' },
      output: {
        json: '{"name":"Ada","city":"London"}\n{"name":"Alan","city":"Wilmslow"}\n',
        rows: 2,
        columns: 2,
        warnings: [],
      },
    },
  ],
  fromJson: [
    {
      title: { en: 'Objects within objects', zh: '嵌套的对象' },
      input: {
        json: '[{"id":12345678901234567890,"user":{"name":"Ada","tags":["a","b"]}},{"id":7,"user":{"name":"Alan"},"note":"=1+1"}]',
        guard: true,
      },
      output: {
        csv: "id,user.name,user.tags.0,user.tags.1,note\r\n12345678901234567890,Ada,a,b,\r\n7,Alan,,,'=1+1\r\n",
        rows: 2,
        columns: 5,
        warnings: [],
      },
    },
    {
      title: { en: 'Semicolons, for Excel in Europe', zh: '分号分隔，供欧洲版 Excel 使用' },
      input: { json: '{"a":[1,2],"b":["x","y;z"]}', delimiter: 'semicolon', lineEnd: 'lf' },
      output: { csv: 'a;b\n1;x\n2;"y;z"\n', rows: 2, columns: 2, warnings: [] },
    },
  ],
  convert: [
    {
      title: { en: 'A Markdown table', zh: 'Markdown 表格' },
      input: { source: orders, to: 'markdown' },
      output: {
        text: '| 订单号 | 日期       | 商品        | 数量 |   金额 | 已付款 |\n| ------ | ---------- | ----------- | ---: | -----: | ------ |\n| 0012   | 2026-01-05 | 绿茶, 500 g |    2 | 186.50 | true   |\n| 0013   | 2026-01-07 | 红茶        |    1 |     59 | false  |\n',
        rows: 2,
      },
    },
    {
      title: { en: 'Columns of text', zh: '对齐的文本' },
      input: { source: 'name,age\nAda,36\nAlan,41', to: 'text' },
      output: { text: 'name  age\n----  ---\nAda    36\nAlan   41\n', rows: 2 },
    },
    {
      title: { en: 'An HTML table', zh: 'HTML 表格' },
      input: { source: 'name,note\nAda,1 < 2', to: 'html' },
      output: {
        text: '<table>\n  <thead>\n    <tr><th>name</th><th>note</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>Ada</td><td>1 &lt; 2</td></tr>\n  </tbody>\n</table>\n',
        rows: 1,
      },
    },
    {
      title: { en: 'A LaTeX table', zh: 'LaTeX 表格' },
      input: { source: 'item,share\nA & B,50%', to: 'latex' },
      output: {
        text: '\\begin{tabular}{ll}\n  \\hline\n  item & share \\\\\n  \\hline\n  A \\& B & 50\\% \\\\\n  \\hline\n\\end{tabular}\n',
        rows: 1,
      },
    },
  ],
  toSql: [
    {
      title: { en: 'Orders for MySQL', zh: '订单导入 MySQL' },
      input: { source: orders, table: 'orders' },
      output: {
        sql: "CREATE TABLE `orders` (\n  `订单号` VARCHAR(255),\n  `日期` DATE,\n  `商品` VARCHAR(255),\n  `数量` BIGINT,\n  `金额` DECIMAL(18, 2),\n  `已付款` BOOLEAN\n);\n\nINSERT INTO `orders` (`订单号`, `日期`, `商品`, `数量`, `金额`, `已付款`) VALUES\n  ('0012', '2026-01-05', '绿茶, 500 g', 2, 186.50, TRUE),\n  ('0013', '2026-01-07', '红茶', 1, 59, FALSE);\n",
        columns: [
          { name: '订单号', type: 'VARCHAR(255)' },
          { name: '日期', type: 'DATE' },
          { name: '商品', type: 'VARCHAR(255)' },
          { name: '数量', type: 'BIGINT' },
          { name: '金额', type: 'DECIMAL(18, 2)' },
          { name: '已付款', type: 'BOOLEAN' },
        ],
      },
    },
    {
      title: { en: 'Update what is there, PostgreSQL', zh: 'PostgreSQL，已有的行则更新' },
      input: {
        source: "id,name\n1,Ada\n2,O'Neil",
        table: 'public.users',
        dialect: 'postgresql',
        create: false,
        onConflict: 'update',
        keys: ['id'],
      },
      output: {
        sql: 'INSERT INTO "public"."users" ("id", "name") VALUES\n  (1, \'Ada\'),\n  (2, \'O\'\'Neil\')\nON CONFLICT ("id") DO UPDATE SET\n  "name" = excluded."name";\n',
        columns: [
          { name: 'id', type: 'BIGINT' },
          { name: 'name', type: 'TEXT' },
        ],
      },
    },
    {
      title: { en: 'MERGE for SQL Server', zh: 'SQL Server 的 MERGE' },
      input: { source: 'id,city\n1,London\n2,上海', dialect: 'sqlserver', onConflict: 'update', keys: ['id'] },
      output: {
        sql: "CREATE TABLE [data] (\n  [id] BIGINT NOT NULL,\n  [city] NVARCHAR(255),\n  PRIMARY KEY ([id])\n);\n\nMERGE INTO [data] AS t\nUSING (VALUES\n  (1, N'London'),\n  (2, N'上海')\n) AS s ([id], [city])\nON (t.[id] = s.[id])\nWHEN MATCHED THEN UPDATE SET t.[city] = s.[city]\nWHEN NOT MATCHED THEN INSERT ([id], [city]) VALUES (s.[id], s.[city]);\n",
        columns: [
          { name: 'id', type: 'BIGINT' },
          { name: 'city', type: 'NVARCHAR(255)' },
        ],
      },
    },
  ],
  clean: [
    {
      title: { en: 'Spaces, empty rows and duplicates', zh: '空白、空行与重复的行' },
      input: { source: 'name,city\n Ada ,London\n,\nAda,London\nAlan\n', duplicates: true },
      output: {
        csv: 'name,city\nAda,London\nAlan,\n',
        changes: [
          { en: '1 cell trimmed', zh: '1 个单元格去除了首尾空白' },
          { en: '1 empty row removed', zh: '删除了 1 个空行' },
          { en: '1 short row padded', zh: '补齐了 1 个较短的行' },
          { en: '1 duplicate row removed', zh: '删除了 1 个重复的行' },
        ],
      },
    },
    {
      title: { en: 'Two columns, the largest first', zh: '选两列，从大到小' },
      input: {
        source: '商品,产地,数量\n绿茶,浙江,9\n红茶,安徽,10\n',
        select: ['商品', '数量'],
        sortBy: '数量',
        descending: true,
      },
      output: {
        csv: '商品,数量\n红茶,10\n绿茶,9\n',
        changes: [
          { en: 'Sorted by 数量', zh: '已按“数量”排序' },
          { en: '2 of 3 columns kept', zh: '保留了 3 列中的 2 列' },
        ],
      },
    },
  ],
  inspect: [
    {
      title: { en: 'Orders with problems', zh: '有问题的订单' },
      input: { source: 'id,date,amount,amount\n0012,2026-01-05,186.50,1\n0013,2026-02-01,59\n0014,,7,2,x\n' },
      output: {
        rows: 3,
        delimiter: 'comma',
        charset: 'utf-8',
        columns: [
          { name: 'id', type: 'text', filled: 3, distinct: 3, min: '0012', max: '0014' },
          { name: 'date', type: 'date', filled: 2, distinct: 2, min: '2026-01-05', max: '2026-02-01' },
          { name: 'amount', type: 'decimal', filled: 3, distinct: 3, min: '7', max: '186.50' },
          { name: 'amount_2', type: 'integer', filled: 2, distinct: 2, min: '1', max: '2' },
          { name: 'column5', type: 'text', filled: 1, distinct: 1, min: 'x', max: 'x' },
        ],
        problems: [
          {
            line: 1,
            column: 1,
            message: 'The name amount occurs again: amount_2 is used',
            code: 'repeatedColumn',
            params: { name: 'amount', renamed: 'amount_2' },
          },
          { line: 3, column: 1, message: '3 cells instead of 4', code: 'shortRow', params: { found: 3, expected: 4 } },
          { line: 4, column: 1, message: '5 cells instead of 4', code: 'longRow', params: { found: 5, expected: 4 } },
        ],
      },
    },
  ],
  fromXlsx: [
    {
      title: { en: 'A sheet with codes, days and amounts', zh: '含编号、日期和金额的工作表' },
      input: { file: workbook() },
      output: {
        csv: 'id,day,item,amount\r\n0012,2026-01-05,绿茶,186.5\r\n0013,2026-01-07,红茶,59\r\n',
        sheets: ['Sheet1'],
        rows: 2,
      },
    },
  ],
  toXlsx: [
    {
      title: { en: 'Orders as a workbook', zh: '订单转为工作簿' },
      input: { source: 'id,day,item,amount\n0012,2026-01-05,绿茶,186.5\n0013,2026-01-07,红茶,59\n' },
      output: { file: workbook() },
    },
  ],
}
