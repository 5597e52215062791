import{n as e}from"./matrix-of-C-1HhwOX.js";import{r as t,t as n}from"./shapes-C3SEScK6.js";import{n as r,t as i}from"./zip-ChYeSB7G.js";import{t as a}from"./mesh-BwOk4ik5.js";function o(e){return`"${e.replace(/\\/g,`\\\\`).replace(/"/g,`\\"`)}"`}function s(e){let t=e.normalize(`NFKD`).replace(/[^A-Za-z0-9]+/g,`_`).replace(/^_+|_+$/g,``);return/^[A-Za-z]/.test(t)?t:`Piece_${t}`}function c(e){let t=Math.round(e*1e6)/1e6;return String(t===0?0:t)}function l(e){let t=[];for(let n=0;n<e.length;n+=3){let[r=0,i=0,a=0]=e.subarray(n,n+3);t.push(`(${c(r)}, ${c(i)}, ${c(a)})`)}return`[${t.join(`, `)}]`}function u(e){let t=Float32Array.of(1/0,1/0,1/0,-1/0,-1/0,-1/0);for(let n=0;n<e.length;n+=1){let r=n%3,i=e[n]??0;t[r]=Math.min(t[r]??i,i),t[3+r]=Math.max(t[3+r]??i,i)}return t}function d({part:e,surface:t},n){let{positions:r,normals:i,triangles:o}=a(e.geometry);return`
    def Mesh "${s(e.name)}_${n+1}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 1
        float3[] extent = ${l(u(r))}
        int[] faceVertexCounts = [${Array(o.length/3).fill(3).join(`, `)}]
        int[] faceVertexIndices = [${o.join(`, `)}]
        rel material:binding = </Shape/Materials/${t.name}>
        normal3f[] normals = ${l(i)} (
            interpolation = "vertex"
        )
        point3f[] points = ${l(r)}
        uniform token subdivisionScheme = "none"
    }
`}function f({name:e,color:n,metalness:r,roughness:i,opacity:a,glow:o}){let s=(e,t,n)=>`                ${e} inputs:${t} = ${n}\n`,c=e=>`(${t(e).join(`, `)})`;return`
        def Material "${e}"
        {
            token outputs:surface.connect = </Shape/Materials/${e}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${s(`color3f`,`diffuseColor`,c(n))}${o===null?``:s(`color3f`,`emissiveColor`,c(o))}${s(`float`,`metallic`,String(r))}${s(`float`,`roughness`,String(i))}${s(`float`,`opacity`,String(a))}                token outputs:surface
            }
        }
`}function p(e){return`#usda 1.0
(
    defaultPrim = "${e}"
    metersPerUnit = 1
    upAxis = "Y"
)
`}function m({parts:e}){let t=new Map(e.map(({surface:e})=>[e.name,e]));return`${p(`Shape`)}
def Xform "Shape"
{${e.map(d).join(``)}
    def Scope "Materials"
    {${[...t.values()].map(f).join(``)}    }
}
`}var h=e=>`shapes/shape_${e+1}.usda`;function g({piece:t,name:n,model:r},i,a){let{elements:l}=e(t),u=[0,4,8,12].map(e=>`(${l.slice(e,e+4).map(c).join(`, `)})`);return`
    def Xform "${s(n)}_${i+1}" (
        displayName = ${o(n)}
        customData = {
            string id = ${o(t.id)}
            string kind = ${o(t.kind)}
            string model = ${o(r?.model??``)}
            string reference = ${o(t.reference??``)}
        }
        prepend references = @${h(a)}@
    )
    {
        matrix4d xformOp:transform = ( ${u.join(`, `)} )
        uniform token[] xformOpOrder = ["xformOp:transform"]
    }
`}function _(e){let{shapes:t,shapeOf:a}=n(e),{name:s,code:c}=e.about,l=e.pieces.map((e,t)=>g(e,t,a(e).index)),u=`${p(`Product`)}
def Xform "Product" (
    displayName = ${o(s||c||`product`)}
    kind = "assembly"
    customData = {
        string code = ${o(c)}
    }
)
{${l.join(``)}}
`,d=new TextEncoder;return r([i(`product.usda`,d.encode(u)),...t.map(e=>i(h(e.index),d.encode(m(e))))])}export{_ as writeUsdz};