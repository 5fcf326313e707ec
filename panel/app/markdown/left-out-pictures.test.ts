import { expect, test } from 'vitest';
import { leftOutPictures } from './left-out-pictures.ts';
import { wordDocument } from './word-clipboard.fixture.ts';

test('pictures of other sites and of a document are counted with their places, and spacers are not', () => {
  const word = `<p class=MsoNormal><!--[if gte vml 1]><v:shape id="i1"><v:imagedata src="file:///C:/clip_image001.png"/>
    </v:shape><![endif]--><![if !vml]><img width=624 height=351 src="file:///C:/clip_image002.jpg"><![endif]></p>`;
  const page = '<p><img src="//cdn.example/a.jpg"><a href="/"><img src="https://cdn.example:443/b.jpg"></a></p>';
  const counter = '<img src="https://count.example/p.gif" width="1" height="1">';
  expect(leftOutPictures(wordDocument(word) + page + counter)).toEqual({
    count: 3,
    places: 'в самом документе, на сайте cdn.example',
  });
  expect(leftOutPictures(`<p>Текст ${counter}</p>`)).toBeNull();
});
