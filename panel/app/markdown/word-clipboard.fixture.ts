const LIST_STYLE = 'margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt';
const GAP = `<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span>`;

type Line = {
  readonly list: number;
  readonly level: number;
  readonly mark: string;
  readonly font?: string;
  readonly text: string;
};

/** A list item as Word 2016 and later copies it, with line breaks inside tags. */
export function wordLine({ list, level, mark, font = 'Symbol', text }: Line): string {
  return `<p class=MsoListParagraphCxSpMiddle style='${LIST_STYLE};mso-list:l${list} level${level}
lfo${list + 1}'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:
${font};mso-bidi-font-family:${font}'><span style='mso-list:Ignore'>${mark}${GAP}</span></span><![endif]>${text}<o:p></o:p></p>

`;
}

export function wordDocument(body: string): string {
  return `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoListParagraph {mso-style-priority:34; margin-left:36.0pt;}
 /* List Definitions */
 @list l0 {mso-list-id:1182668410; mso-list-type:hybrid;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:; font-family:Symbol;}
 @list l0:level2 {mso-level-number-format:bullet; mso-level-text:o; font-family:"Courier New";}
 @list l1:level1 {mso-level-tab-stop:none;}
-->
</style>
</head>

<body lang=RU style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

${body}<!--EndFragment-->
</body>

</html>
`;
}
