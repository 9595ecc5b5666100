import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'
import { workbookInChinese, workbookInEnglish } from './samples/workbooks.ts'

const orders =
  'order,date,item,quantity,amount,paid\n0012,2026-01-05,"Green tea, 500 g",2,186.50,true\n0013,2026-01-07,Black tea,1,59,false\n'
const ordersInChinese =
  '订单号,日期,商品,数量,金额,已付款\n0012,2026-01-05,"绿茶, 500 g",2,186.50,true\n0013,2026-01-07,红茶,1,59,false\n'
/** The output of the sample of to-xlsx. */
export const samples: Samples<typeof operations> = {
  toJson: [
    {
      language: 'en',
      title: { en: 'Orders, with codes that keep their zeros', zh: '英文订单（编号保留前导零）' },
      input: { source: orders },
      output: {
        json: '[\n  {\n    "order": "0012",\n    "date": "2026-01-05",\n    "item": "Green tea, 500 g",\n    "quantity": 2,\n    "amount": 186.50,\n    "paid": true\n  },\n  {\n    "order": "0013",\n    "date": "2026-01-07",\n    "item": "Black tea",\n    "quantity": 1,\n    "amount": 59,\n    "paid": false\n  }\n]',
        rows: 2,
        columns: 6,
        warnings: [],
      },
    },
    {
      language: 'zh',
      title: { en: 'Orders in Chinese', zh: '订单（编号保留前导零）' },
      input: { source: ordersInChinese },
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
      language: 'en',
      title: { en: 'A Markdown table', zh: '英文的 Markdown 表格' },
      input: { source: orders, to: 'markdown' },
      output: {
        text: '| order | date       | item             | quantity | amount | paid  |\n| ----- | ---------- | ---------------- | -------: | -----: | ----- |\n| 0012  | 2026-01-05 | Green tea, 500 g |        2 | 186.50 | true  |\n| 0013  | 2026-01-07 | Black tea        |        1 |     59 | false |\n',
        rows: 2,
        warnings: [],
      },
    },
    {
      language: 'zh',
      title: { en: 'A Markdown table in Chinese', zh: 'Markdown 表格' },
      input: { source: ordersInChinese, to: 'markdown' },
      output: {
        text: '| 订单号 | 日期       | 商品        | 数量 |   金额 | 已付款 |\n| ------ | ---------- | ----------- | ---: | -----: | ------ |\n| 0012   | 2026-01-05 | 绿茶, 500 g |    2 | 186.50 | true   |\n| 0013   | 2026-01-07 | 红茶        |    1 |     59 | false  |\n',
        rows: 2,
        warnings: [],
      },
    },
    {
      title: { en: 'Columns of text', zh: '对齐的文本' },
      input: { source: 'name,age\nAda,36\nAlan,41', to: 'text' },
      output: { text: 'name  age\n----  ---\nAda    36\nAlan   41\n', rows: 2, warnings: [] },
    },
    {
      title: { en: 'An HTML table', zh: 'HTML 表格' },
      input: { source: 'name,note\nAda,1 < 2', to: 'html' },
      output: {
        text: '<table>\n  <thead>\n    <tr><th>name</th><th>note</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>Ada</td><td>1 &lt; 2</td></tr>\n  </tbody>\n</table>\n',
        rows: 1,
        warnings: [],
      },
    },
    {
      title: { en: 'A LaTeX table', zh: 'LaTeX 表格' },
      input: { source: 'item,share\nA & B,50%', to: 'latex' },
      output: {
        text: '\\begin{tabular}{ll}\n  \\hline\n  item & share \\\\\n  \\hline\n  A \\& B & 50\\% \\\\\n  \\hline\n\\end{tabular}\n',
        rows: 1,
        warnings: [],
      },
    },
  ],
  toSql: [
    {
      language: 'en',
      title: { en: 'Orders for MySQL', zh: '英文订单导入 MySQL' },
      input: { source: orders, table: 'orders' },
      output: {
        sql: "CREATE TABLE `orders` (\n  `order` VARCHAR(255),\n  `date` DATE,\n  `item` VARCHAR(255),\n  `quantity` BIGINT,\n  `amount` DECIMAL(18, 2),\n  `paid` BOOLEAN\n);\n\nINSERT INTO `orders` (`order`, `date`, `item`, `quantity`, `amount`, `paid`) VALUES\n  ('0012', '2026-01-05', 'Green tea, 500 g', 2, 186.50, TRUE),\n  ('0013', '2026-01-07', 'Black tea', 1, 59, FALSE);\n",
        columns: [
          { name: 'order', type: 'VARCHAR(255)' },
          { name: 'date', type: 'DATE' },
          { name: 'item', type: 'VARCHAR(255)' },
          { name: 'quantity', type: 'BIGINT' },
          { name: 'amount', type: 'DECIMAL(18, 2)' },
          { name: 'paid', type: 'BOOLEAN' },
        ],
        warnings: [],
      },
    },
    {
      language: 'zh',
      title: { en: 'Orders in Chinese for MySQL', zh: '订单导入 MySQL' },
      input: { source: ordersInChinese, table: 'orders' },
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
        warnings: [],
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
        warnings: [],
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
        warnings: [],
      },
    },
  ],
  clean: [
    {
      language: 'en',
      title: { en: 'Spaces, empty rows and duplicates', zh: '英文表格：空白、空行与重复的行' },
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
      language: 'zh',
      title: { en: 'Spaces and duplicates in Chinese', zh: '空白、空行与重复的行' },
      input: { source: '姓名,城市\n 李雷 ,上海\n,\n李雷,上海\n韩梅梅\n', duplicates: true },
      output: {
        csv: '姓名,城市\n李雷,上海\n韩梅梅,\n',
        changes: [
          { en: '1 cell trimmed', zh: '1 个单元格去除了首尾空白' },
          { en: '1 empty row removed', zh: '删除了 1 个空行' },
          { en: '1 short row padded', zh: '补齐了 1 个较短的行' },
          { en: '1 duplicate row removed', zh: '删除了 1 个重复的行' },
        ],
      },
    },
    {
      language: 'en',
      title: { en: 'Two columns, the largest first', zh: '选两列，从大到小' },
      input: {
        source: 'item,origin,quantity\nGreen tea,Zhejiang,9\nBlack tea,Anhui,10\n',
        select: ['item', 'quantity'],
        sortBy: 'quantity',
        descending: true,
      },
      output: {
        csv: 'item,quantity\nBlack tea,10\nGreen tea,9\n',
        changes: [
          { en: 'Sorted by quantity', zh: '已按“quantity”排序' },
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
          { line: 3, column: 1, message: '3 instead of 4 cells', code: 'shortRow', params: { found: 3, expected: 4 } },
          { line: 4, column: 1, message: '5 cells instead of 4', code: 'longRow', params: { found: 5, expected: 4 } },
        ],
      },
    },
  ],
  fromXlsx: [
    {
      language: 'en',
      title: { en: 'A sheet with codes, days and amounts', zh: '英文工作表（含编号、日期和金额）' },
      input: { file: workbookInEnglish() },
      output: {
        csv: 'id,day,item,amount\r\n0012,2026-01-05,Green tea,186.5\r\n0013,2026-01-07,Black tea,59\r\n',
        sheets: ['Sheet1'],
        rows: 2,
      },
    },
    {
      language: 'zh',
      title: { en: 'A sheet in Chinese', zh: '含编号、日期和金额的工作表' },
      input: { file: workbookInChinese() },
      output: {
        csv: 'id,day,item,amount\r\n0012,2026-01-05,绿茶,186.5\r\n0013,2026-01-07,红茶,59\r\n',
        sheets: ['Sheet1'],
        rows: 2,
      },
    },
  ],
  toXlsx: [
    {
      language: 'en',
      title: { en: 'Orders as a workbook', zh: '英文订单转为工作簿' },
      input: { source: 'id,day,item,amount\n0012,2026-01-05,Green tea,186.5\n0013,2026-01-07,Black tea,59\n' },
      output: { file: workbookInEnglish(), warnings: [] },
    },
    {
      language: 'zh',
      title: { en: 'Orders in Chinese as a workbook', zh: '订单转为工作簿' },
      input: { source: 'id,day,item,amount\n0012,2026-01-05,绿茶,186.5\n0013,2026-01-07,红茶,59\n' },
      output: { file: workbookInChinese(), warnings: [] },
    },
  ],
}
