import { counted, LEADS } from '../../../model/format/plural.ts';
import { html } from '../../../server/html.ts';
import type { OwnerNeed, OwnerStory, StoryFigure } from '../../contract/overview.ts';

type Surroundings = { readonly company: string; readonly panelUrl: string };
type Texts = { readonly subject: string; readonly text: string; readonly html: string };

const END = 'Письмо приходит по понедельникам. Выключить его можно на «Обзоре».';
const NO_NEEDS = 'Вас ничего не ждёт.';

/** The letter has the figures of «Обзор» only: no names, phones or texts of visitors. */
export function letterTexts(story: OwnerStory, { company, panelUrl }: Surroundings): Texts {
  const subject = `${company}: неделя ${story.days}`;
  const link = `${panelUrl}/overview`;
  const { happened: words, figures } = ownFigures(story);
  const happened = `За неделю ${story.days}: ${words}`;
  const text = [
    happened,
    story.needs.length === 0
      ? NO_NEEDS
      : ['Нужны вы:', ...story.needs.map((need) => needLine(need, panelUrl))].join('\n'),
    ...figures.map(figureLines),
    `Открыть «Обзор»: ${link}\n${END}`,
  ].join('\n\n');
  const needs = story.needs.map(({ words, path }) => html`<li><a href="${panelUrl}${path}">${words}</a></li>\n`);
  return {
    subject,
    text: `${text}\n`,
    html: html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<h1 style="font-size:20px">${subject}</h1>
<p>${happened}</p>
${needs.length === 0 ? html`<p>${NO_NEEDS}</p>` : html`<p>Нужны вы:</p>\n<ul>\n${needs}</ul>`}
<table cellpadding="6">
${figures.map(figureRow)}</table>
<p><a href="${link}">Открыть «Обзор»</a></p>
<p>${END}</p>
</body>
</html>
`.toString(),
  };
}

/** Invented figures are never sent. */
function ownFigures(story: OwnerStory): { readonly happened: string; readonly figures: readonly StoryFigure[] } {
  if (story.kind === 'week') return story.week;
  const early = `Сравнивать неделю с прежними можно, когда заявок не меньше десяти. Пока ${counted(story.leads, LEADS)}.`;
  return { happened: `${story.happened} ${early}`, figures: [] };
}

function needLine({ words, path }: OwnerNeed, panelUrl: string): string {
  return `- ${words}: ${panelUrl}${path}`;
}

function figureLines({ value, label, base, comparison, range, details = '' }: StoryFigure): string {
  return [
    `${value} ${label} (${base})`,
    ...[comparison, range, details].filter(Boolean).map((line) => `  ${line}`),
  ].join('\n');
}

function figureRow({ value, label, base, comparison, range, details = '' }: StoryFigure) {
  const lines = [comparison, range, details].filter(Boolean).map((line) => html`<br>${line}`);
  return html`<tr valign="top"><td align="right"><b>${value}</b></td><td>${label}, ${base}${lines}</td></tr>\n`;
}
